// The other tabs of the inspector: layout problems, costs, accessibility and its faults.

import { byId, h, s, short } from "./elements.js";

const milliseconds = (seconds) => `${short(seconds * 1000)} ms`;
const bytes = (count) => (count < 1 << 20 ? `${short(count / 1024, 1)} KiB` : `${short(count / (1 << 20), 1)} MiB`);

export function showProblems(problems, choose, name) {
  byId("panel-problems").replaceChildren(problems.length
    ? h("ul", { class: "plain" }, ...problems.map(({ kind, text, views }) => h("li", {},
      h("span", { class: "mark bad" }, kind), ` ${text} `,
      ...views.map((view) => h("button", { type: "button", onclick: () => choose(view) }, name(view))))))
    : h("p", { class: "empty" }, "No constraint conflicts with another, and no frame is ambiguous."));
}

export function showCosts({ frames, views, backingStores }, choose, name) {
  const parts = ["layout", "drawing", "compositing"], width = 300, height = 80;
  const most = Math.max(1 / 60, ...frames.map((frame) => parts.reduce((sum, part) => sum + frame[part], 0)));
  const bars = frames.slice(-120).flatMap((frame, index) => {
    let top = height;
    return parts.map((part) => {
      const size = (frame[part] / most) * height;
      top -= size;
      return s("rect", { class: part, x: index * (width / 120), y: top, width: width / 120 - 0.4, height: size });
    });
  });
  const limit = height - (1 / 60 / most) * height;
  const last = frames[frames.length - 1];
  const timeline = s("svg", { class: "timeline", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img",
      "aria-label": `Times of the last ${frames.length} frames; the longest took ${milliseconds(most)}` }, ...bars,
    s("line", { x1: 0, x2: width, y1: limit, y2: limit, stroke: "currentColor", "stroke-dasharray": "3 3", opacity: 0.4 }));
  const cell = (text) => h("td", {}, text);
  const rows = views.slice(0, 200).map((cost) => h("tr", {},
    h("td", {}, h("button", { type: "button", onclick: () => choose(cost.view) }, name(cost.view)), cost.isOffscreen ? h("span",
        { class: "mark bad" }, "off-screen") : null, cost.isBlended ? h("span", { class: "mark" }, "blended") : null),
    cell(`${cost.layouts} ${cost.draws} ${cost.composites}`), cell(short(cost.time * 1000)), cell(short(cost.lastTime * 1000)), cell(cost.memory
        ? bytes(cost.memory) : "")));
  byId("panel-costs").replaceChildren(
    h("h2", {}, `Last ${frames.length} frames`), timeline,
    h("p", { class: "legend" }, ...parts.flatMap((part) => [h("i", { class: part }), last ? `${part} ${milliseconds(last[part])}` : part])),
    h("p", {}, `${last ? `${last.pixels} pixels in the last frame. ` : ""}Backing stores: ${bytes(backingStores)}.`),
    h("table", { class: "figures" }, h("thead", {}, h("tr", {}, ...[["view"], ["times", "How often it was laid out, drawn and composited"],
        ["ms", "Milliseconds since the measurement began"], ["last", "Milliseconds in the last frame"], ["memory"]].map(([title,
        help]) => h("th", { scope: "col", title: help }, title)))), h("tbody", {}, ...rows)));
}

export function showAccessibility(elements, choose, light) {
  byId("panel-accessibility").replaceChildren(elements.length
    ? h("ul", { class: "plain" }, ...elements.map(({ spoken, traits, view }, index) => h("li", { onpointerenter: () => light(index),
        onpointerleave: () => light(null) },
      h("button", { type: "button", disabled: view === undefined || view === null, onfocus: () => light(index), onblur: () => light(null),
          onclick: () => choose(view) },
        h("b", {}, `${index + 1}  `), spoken || h("span", { class: "mark bad" }, "nothing is spoken"), ...traits.flatMap((trait) => [" ",
            h("span", { class: "mark" }, trait)])))))
    : h("p", { class: "empty" }, "A screen reader finds nothing here."));
}

/** @param light highlights a view by its number; null highlights none. */
export function showAudit(findings, choose, light) {
  const groups = ["error", "warning", "note"].map((severity) => [severity, findings.filter((finding) => finding.severity === severity)])
    .filter(([, all]) => all.length);
  const place = ({ view, source, others }) => [view.type + (view.text ? ` “${view.text}”` : ""), view.name,
    others ? `and ${others} more like it` : null, source].filter(Boolean).join(" · ");
  byId("panel-audit").replaceChildren(...(groups.length
    ? groups.flatMap(([severity, all]) => [
      h("h2", {}, `${all.length} ${severity}${all.length === 1 ? "" : "s"}`),
      h("ul", { class: "plain" }, ...all.map((finding) => h("li", { onpointerenter: () => light(finding.view.id), onpointerleave: () => light(null) },
        h("button", { type: "button", onfocus: () => light(finding.view.id), onblur: () => light(null), onclick: () => choose(finding.view.id) },
          h("span", { class: severity === "error" ? "mark bad" : "mark" }, finding.rule), ` ${finding.text}`),
        h("p", { class: "sub" }, place(finding)), h("p", { class: "sub" }, finding.mend)))),
    ])
    : [h("p", { class: "empty" }, "Nothing was found at this moment and text size. “vitrine audit” also tries the other text sizes.")]));
}
