// On the page of an old address: goes to the entry that the fragment names, as the inventory of the
// site has it, or else to the page that took the place of the old one.

/** The address of a documented object in an inventory of Sphinx, relative to the site. */
async function findEntry(inventory, name) {
  const response = await fetch(inventory);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // After four lines of text, the rest is compressed.
  let start = 0;
  for (let lines = 0; lines < 4; start++) if (bytes[start] === 10) lines++;
  const compressed = new Blob([bytes.slice(start)]).stream();
  const text = await new Response(
    compressed.pipeThrough(new DecompressionStream('deflate')),
  ).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} py:`));
  return line?.split(' ')[3]?.replace(/\$$/, name);
}

async function followFragment() {
  const link = document.querySelector('a[data-inventory]');
  const name = decodeURIComponent(location.hash.slice(1)).replace(/^module-/, '');
  const inventory = new URL(link.dataset.inventory, location.href);
  const entry = name === '' ? undefined : await findEntry(inventory, name).catch(() => undefined);
  const target = new URL(link.href);
  if (entry === undefined && target.hash === '') target.hash = location.hash;
  location.replace(entry === undefined ? target : new URL(entry, inventory));
}

followFragment();
