/** What each payload wants to call. */
const CALL = 'ran()';

const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<ScRiPt >${CALL}</sCrIpT>`,
  `<img src=x onerror=${CALL}>`,
  `<img/src="x"/onerror="${CALL}">`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><a href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<body onload=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<video><source onerror=${CALL}></video>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<math><mtext><script>${CALL}</script></mtext></math>`,
  `<style onload=${CALL}></style>`,
  `<link rel=stylesheet href=x onerror=${CALL}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `[x](javascript:${CALL})`,
  `[x](JaVaScRiPt:${CALL})`,
  `[x](data:text/html,<script>${CALL}</script>)`,
  `[x](vbscript:${CALL})`,
  `![x](javascript:${CALL})`,
  `<javascript:${CALL}>`,
  `\`x\` <https://h.test/"onmouseover="${CALL}>`,
  `<x onclick=${CALL} tabindex=1 id=x>`,
  `<marquee onstart=${CALL}>`,
  `<template><script>${CALL}</script></template>`,
];

/** Ways out of the places in which a text could stand. */
const SURROUNDINGS: ((script: string) => string)[] = [
  (script) => script,
  (script) => `">${script}`,
  (script) => `'>${script}`,
  (script) => `</title></textarea></style></script>${script}`,
  (script) => `-->${script}<!--`,
  (script) => `]]>${script}`,
  (script) => `\${${CALL}}{{${CALL}}}${script}`,
  (script) => `</code></pre></p>${script}`,
  (script) => `\\">${script}//`,
  (script) => `&lt;b&gt;${script.replaceAll('<', '\u00ADa <')}`,
];

/** 300 texts that run a script if a page contains them as they are. */
export const PAYLOADS = SURROUNDINGS.flatMap((surround) => SCRIPTS.map(surround));

const text = JSON.stringify;

/** The places of a text: a definition in Python, whose name ends with a number. */
export const PLACES: Record<string, (payload: string, number: number) => string> = {
  summary: (payload, n) => `def run${String(n)}():\n    ${text(payload)}\n`,
  description: (payload, n) => `def run${String(n)}():\n    ${text(`Run it.\n\n${payload}`)}\n`,
  parameter: (payload, n) =>
    `def run${String(n)}(a):\n    ${text(`Run it.\n\nArgs:\n    a: ${payload}\n`)}\n`,
  exception: (payload, n) =>
    `def run${String(n)}():\n    ${text(`Run it.\n\nRaises:\n    ValueError: ${payload}\n`)}\n`,
  example: (payload, n) => `def run${String(n)}():\n    ${text(`Run it.\n\n>>> ${payload}\n`)}\n`,
  value: (payload, n) => `VALUE${String(n)} = ${text(payload)}\n`,
  default: (payload, n) => `def run${String(n)}(a=${text(payload)}):\n    """Run it."""\n`,
  annotation: (payload, n) =>
    `def run${String(n)}(a: Literal[${text(payload)}]):\n    """Run it."""\n`,
  deprecation: (payload, n) =>
    `@deprecated(${text(payload)})\ndef run${String(n)}():\n    """Run it."""\n`,
  attribute: (payload, n) => `value${String(n)}: int = 1\n${text(payload)}\n`,
  request: (payload, n) =>
    `@app.get(${text(`/a${String(n)}/${payload}`)}, tags=[${text(payload)}])\ndef run${String(n)}(a: str = Query(alias=${text(payload)}, description=${text(payload)})) -> None:\n    """Run it."""\n`,
  list: (payload, n) =>
    `def run${String(n)}():\n    ${text(`Run it.\n\n- > ${payload}\n\n| a |\n|---|\n| ${payload.replaceAll('|', '')} |\n`)}\n`,
};
