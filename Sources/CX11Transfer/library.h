// The functions of libxcb and libX11, which SDL has loaded, are looked up by name, so that nothing links with the libraries.
#pragma once
#include <xcb/xcb.h>

typedef int (*VitrineWireFunction)(void *display, void *event, void *wire);

#define VITRINE_XCB_FUNCTIONS(X) \
  X(connect) X(disconnect) X(connection_has_error) X(get_file_descriptor) X(get_setup) X(setup_roots_iterator) X(generate_id) X(flush) \
  X(poll_for_event) X(create_window) X(destroy_window) X(intern_atom) X(intern_atom_reply) X(get_atom_name) X(get_atom_name_reply) \
  X(get_atom_name_name) X(get_atom_name_name_length) X(change_property) X(delete_property) X(get_property) X(get_property_reply) \
  X(get_property_value) X(get_property_value_length) X(convert_selection) X(set_selection_owner) X(get_selection_owner) \
  X(get_selection_owner_reply) X(send_event) X(translate_coordinates) X(translate_coordinates_reply) X(change_window_attributes) \
  X(get_maximum_request_length)

typedef struct {
#define X(name) __typeof__(&xcb_##name) name;
  VITRINE_XCB_FUNCTIONS(X)
#undef X
  VitrineWireFunction (*set_wire_function)(void *display, int event, VitrineWireFunction function);
  char *(*display_name)(void *display);
} VitrineXLibrary;

/// The functions; all NULL before vitrine_x_load.
extern VitrineXLibrary vitrine_x;

/// Looks up the functions. Returns 0 if the libraries are not loaded or lack one.
int vitrine_x_load(void);
