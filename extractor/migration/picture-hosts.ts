/** The origins from which pages load pictures, sorted: `https://img.shields.io`. */
export function listPictureHosts(pages: Iterable<string>): string[] {
  const found = [...pages].flatMap((text) => [
    ...text.matchAll(/!\[[^\]]*\]\((https?:\/\/[^\s/)]+)/g),
    ...text.matchAll(/<img\b[^>]*?\bsrc="(https?:\/\/[^"/]+)/g),
  ]);
  return [...new Set(found.map(([, origin = '']) => origin))].sort();
}
