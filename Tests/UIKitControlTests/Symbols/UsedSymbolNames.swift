/// The names of symbols that 466 public repositories use, most used first. Names are facts; the drawings are our own.
enum UsedSymbolNames {
  static let all = """
    xmark plus chevron.right checkmark trash square.and.arrow.up chevron.down chevron.left xmark.circle.fill checkmark.circle.fill
    magnifyingglass star.fill gear info.circle ellipsis play.fill pencil circle exclamationmark.triangle.fill circle.fill
    checkmark.circle xmark.circle chevron.up star clock doc.on.doc gearshape heart.fill person.fill slider.horizontal.3 calendar
    plus.circle.fill exclamationmark.circle arrow.clockwise photo arrow.right person gearshape.fill chevron.forward arrow.left
    pause.fill trash.fill plus.circle globe heart doc.text link ellipsis.circle square.and.pencil info.circle.fill
    arrow.up.arrow.down lock.fill questionmark.circle minus person.circle.fill chevron.backward exclamationmark.triangle
    arrow.counterclockwise bell square.and.arrow.down envelope map person.crop.circle.fill bookmark location.fill eye cart.fill
    arrow.down.circle house.fill camera qrcode bell.fill line.3.horizontal.decrease.circle person.crop.circle house play.circle.fill
    location list.dash person.circle line.horizontal.3 book clock.arrow.circlepath faceid folder envelope.fill eye.slash.fill
    eye.fill square checkmark.square.fill qrcode.viewfinder wifi.exclamationmark map.fill line.3.horizontal.decrease.circle.fill
    doc.on.clipboard person.2.fill cloud wind record.circle chevron.left.forwardslash.chevron.right bookmark.fill server.rack
    arrow.uturn.backward arrow.down flag.fill arrow.up paperplane.fill multiply eye.slash multiply.circle.fill mappin.and.ellipse
    pin.fill doc.fill bolt.fill creditcard.fill globe.americas.fill line.3.horizontal.decrease photo.on.rectangle safari
    textformat.size timer exclamationmark.circle.fill newspaper.fill chevron.down.circle.fill phone sparkles checkmark.seal.fill
    arrow.up.right minus.circle.fill list.bullet smiley wifi moon.fill chart.bar.fill arrowshape.turn.up.left location.circle
    arrow.up.arrow.down.circle touchid pause.circle barcode.viewfinder forward play.circle chevron.down.circle
    questionmark.circle.fill message camera.fill alarm questionmark pin shuffle doc.badge.plus mappin line.3.horizontal mappin.circle
    photo.fill flag checkmark.seal sun.max.fill pencil.circle network play doc.text.fill doc.on.doc.fill chevron.right.circle.fill
    chart.pie.fill lock.shield.fill newspaper building.2 arrow.left.arrow.right wand.and.stars repeat delete.left mappin.circle.fill
    square.grid.2x2.fill mic.fill arrow.up.forward.square headphones arrow.triangle.2.circlepath tag person.3 creditcard
    folder.badge.plus chevron.up.chevron.down lock square.fill square.stack.3d.up person.crop.square phone.fill stop.circle
    arrow.forward arrow.triangle.2.circlepath.camera thermometer sunrise sunset airplane delete.backward humidity
    exclamationmark.bubble multiply.circle hexagon plus.app pencil.and.outline pencil.line menucard trash.circle
    arrowshape.turn.up.right.fill lock.open.fill speaker.slash pause calendar.circle.fill rectangle.portrait.and.arrow.right.fill
    plus.square.fill minus.square.fill arrow.up.square wifi.slash questionmark.square.dashed doc.text.magnifyingglass eject.fill
    hand.raised.fill bolt chevron.compact.up antenna.radiowaves.left.and.right figure.walk drop.fill bookmark.slash.fill
    questionmark.bubble flame.fill clock.fill highlighter paperplane music.note hammer chart.bar square.grid.3x2.fill text.justify
    arrow.right.circle key.fill forward.end hand.thumbsup photo.on.rectangle.angled video.fill video calendar.badge.checkmark
    pin.slash.fill pin.circle.fill text.book.closed exclamationmark.shield calendar.badge.minus calendar.badge.plus
    square.and.arrow.up.circle.fill arrow.up.left.and.arrow.down.right arrow.up.circle books.vertical.fill cart archivebox scissors
    backward.fill forward.fill rectangle.portrait.and.arrow.right 1.circle 2.circle doc.text.viewfinder checkmark.shield.fill
    lock.shield arrow.backward.circle.fill bell.slash doc.plaintext dollarsign.circle.fill square.stack.3d.up.fill hourglass
    text.alignleft airplayaudio tray.and.arrow.down.fill rectangle.portrait.and.arrow.forward list.bullet.rectangle.portrait number
    xmark.octagon.fill app.badge.fill nosign person.crop.circle.badge.xmark minus.circle person.fill.badge.plus star.slash doc
    paperclip applelogo arrow.uturn.forward speaker.wave.1.fill speaker.wave.3.fill calendar.badge.exclamationmark megaphone pc
    square.and.arrow.up.trianglebadge.exclamationmark quote.bubble folder.fill iphone film mic.slash phone.down.fill
    pencil.and.list.clipboard checkmark.shield bag bell.badge.fill wave.3.right battery.25percent iphone.gen3 aqi.medium gauge
    selection.pin.in.out shareplay cloud.moon.rain sun.min book.fill 01.square dot.square keyboard.chevron.compact.down
    exclamationmark.icloud cloud.rain cloud.snow light.max barometer flashlight.slash asterisk photo.stack
    square.stack.3d.forward.dottedline cart.circle.fill circle.dashed.inset.fill magnifyingglass.circle menucard.fill zoom speaker
    chevron.backward.circle scribble.variable chevron.left.2 textbox goforward.10 gobackward.10
    rectangle.lefthalf.inset.fill.arrow.left 1.circle.fill plus.app.fill person.crop.circle.fill.badge.plus
    person.crop.circle.badge.exclamationmark doc.text.below.ecg.fill person.crop.square.fill bell.square.fill photo.on.rectangle.fill
    arrowshape.left checkmark.square greaterthan minus.square alarm.fill arrow.right.circle.fill arrow.left.circle.fill info.bubble
    square.and.arrow.up.on.square.fill wineglass.fill wallet.bifold tray.and.arrow.up pin.slash waveform.circle.fill
    bolt.horizontal.circle location.slash questionmark.diamond.fill rotate.right.fill hand.thumbsup.fill hand.thumbsdown.fill bus
    bicycle arrow.triangle.turn.up.right.diamond.fill checkmark.diamond star.square.on.square bookmark.slash mappin.slash
    thermometer.medium person.crop.circle.fill.badge.xmark cellularbars list.clipboard waveform.path.ecg clock.badge.questionmark
    bus.fill chevron.compact.down arrow.trianglehead.clockwise text.append birthday.cake person.and.person film.stack crown.fill
    stop.fill square.arrowtriangle.4.outward square.and.arrow.up.fill bubble.right pip sun.max clock.arrow.2.circlepath stopwatch
    checklist wand.and.rays.inverse rotate.right bolt.slash.fill shield.fill shield.slash exclamationmark.octagon.fill
    rectangle.stack.person.crop table rectangle.dock icloud.and.arrow.down icloud.and.arrow.up car.fill chevron.up.square
    chevron.down.square arrow.right.arrow.left swift music.mic cloud.sun.fill cloud.fill cloud.rain.fill star.lefthalf.fill
    book.circle hand.point.up.braille.fill arrowtriangle.right.fill backward.end speedometer livephoto
    rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward chair fork.knife toilet.circle.fill drop.circle.fill
    clock.arrow.trianglehead.counterclockwise.rotate.90 scope text.rectangle.page tray.full florinsign.circle.fill arrowtriangle.up
    shift minus.magnifyingglass shippingbox cup.and.saucer cup.and.saucer.fill hourglass.circle arrow.down.right.and.arrow.up.left
    rectangle.and.pencil.and.ellipsis rectangle.grid.3x3 menubar.rectangle bell.circle.fill arrow.backward
    arrow.triangle.turn.up.right.circle.fill gamecontroller.fill bag.fill arrow.left.arrow.right.circle link.circle.fill
    globe.asia.australia exclamationmark.octagon volume.2.fill rectangle.stack.fill books.vertical calendar.circle square.stack.fill
    square.stack heart.circle heart.circle.fill plus.square.on.square cube.fill rectangle.expand.vertical circle.grid.cross.fill
    circle.hexagongrid.fill hand.point.up.fill chart.bar.doc.horizontal hand.tap.fill battery.100 triangle.fill mic.slash.fill tray
    seal.fill arrow.up.left greaterthanorequalto homekit rosette tornado person.fill.checkmark person.fill.xmark pencil.circle.fill
    backward apple.logo flashlight.on.fill lock.circle.dotted ellipsis.rectangle icloud lock.square exclamationmark.square
    arrow.down.circle.fill list.bullet.rectangle doc.circle s.circle.fill m.circle.fill t.circle.fill w.circle.fill f.circle.fill
    crown figure.and.child.holdinghands textformat iphone.radiowaves.left.and.right shield bag.badge.plus dollarsign.circle
    bag.badge.minus creditcard.and.123 arrow.down.right sterlingsign.circle.fill eurosign.circle.fill link.icloud.fill
    arrowshape.bounce.right gift.fill arrow.up.arrow.down.circle.fill bin.xmark.fill a.square 00.square
    line.horizontal.2.decrease.circle line.horizontal.2.decrease.circle.fill eyedropper arrow.down.to.line.circle envelope.badge
    cart.badge.plus bolt.horizontal.fill rectangle.on.rectangle bell.badge person.2 arrowshape.turn.up.left.fill globe.europe.africa
    moon at pause.circle.fill arrow.2.squarepath speaker.wave.2 hand.raised.slash hand.raised character.book.closed
    person.fill.badge.minus rhombus diamond.fill hand.point.left arrowtriangle.left x.circle chevron.up.square.fill
    chevron.down.square.fill ear square.grid.4x3.fill play.rectangle bitcoinsign.circle speaker.wave.2.fill
    photo.fill.on.rectangle.fill arrow.triangle.turn.up.right.diamond dot.radiowaves.up.forward figure.wave exclamationmark
    location.north.line.fill location.north.fill rectangle.portrait.arrowtriangle.2.outward plus.magnifyingglass moon.zzz
    lock.circle.fill zzz star.circle.fill bolt.badge.checkmark.fill uiwindow.split.2x1 xmark.square pencil.tip.crop.circle
    arrow.up.doc tv rectangle.grid.2x2.fill chevron.up.circle.fill opticid bell.slash.fill arrow.counterclockwise.circle.fill
    wand.and.sparkles brain.head.profile flag.filled.and.flag.crossed apple.terminal circle.badge.checkmark circle.badge.xmark
    list.bullet.clipboard exclamationmark.2 ellipsis.message testtube.2 gear.badge dollarsign wrench.and.screwdriver.fill bolt.car
    applewatch.radiowaves.left.and.right hands.sparkles.fill laptopcomputer.and.iphone square.and.arrow.up.circle arrow.down.doc
    circlebadge.fill circlebadge arrow.2.circlepath lanyardcard dot.radiowaves.left.and.right play.square.stack.fill
    bold.italic.underline heart.slash circle.grid.hex.fill line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill
    safari.fill square.and.arrow.down.fill rectangle speaker.wave.3 earbuds ear.and.waveform display mic chart.pie
    arrowshape.turn.up.forward waveform chevron.up.circle arrow.up.circle.fill bubble.left.and.bubble.right.fill archivebox.fill
    envelope.badge.fill lock.slash.fill ellipsis.bubble.fill note.text person.3.fill megaphone.fill arrow.up.and.down.text.horizontal
    person.2.wave.2.fill case case.fill questionmark.app.fill phone.badge.checkmark xmark.seal trash.circle.fill desktopcomputer
    circle.dotted popcorn.fill ant.fill paintbrush.pointed.fill externaldrive.fill menubar.dock.rectangle lightbulb.fill signature
    c.circle ellipsis.circle.fill antenna.radiowaves.left.and.right.circle.fill gift person.badge.plus phone.down.circle.fill
    phone.circle.fill mic.slash.circle mic.slash.circle.fill speaker.wave.2.circle speaker.wave.2.circle.fill headphones.circle.fill
    exclamationmark.bubble.fill tray.fill doc.viewfinder.fill at.circle.fill bell.slash.circle.fill chevron.backward.circle.fill
    hand.tap text.below.photo arrow.2.circlepath.circle x.circle.fill exclamationmark.square.fill questionmark.app message.fill
    hammer.fill binoculars square.grid.2x2 suit.heart suit.club photo.badge.plus star.circle questionmark.diamond
    person.crop.circle.fill.badge.checkmark camera.viewfinder arrow.up.forward camera.rotate pip.enter pip.exit xmark.square.fill
    tray.and.arrow.down hands.and.sparkles filemenu.and.selection keyboard platter.filled.top.iphone key.horizontal
    calendar.badge.clock wave.3.right.circle building.columns square.3.layers.3d rectangle.on.rectangle.angled arrow.up.forward.app
    bubble.fill wave.3.right.circle.fill ladybug.fill arrow.turn.down.right printer macbook.and.iphone
    point.bottomleft.forward.to.point.topright.filled.scurvepath squareshape.squareshape.dashed building.columns.fill text.insert
    text.badge.plus plus.bubble bubble.and.pencil text.bubble swatchpalette book.closed 3.circle 4.circle sidebar.left
    arrow.up.to.line ladybug text.viewfinder arrow.uturn.left arrow.uturn.right lock.doc plus.arrow.trianglehead.clockwise
    minus.arrow.trianglehead.counterclockwise arrow.left.to.line arrow.right.to.line person.wave.2 arrow.down.to.line.compact
    arrow.down.circle.dotted
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
