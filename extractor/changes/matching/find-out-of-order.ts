/**
 * The smallest set of numbers whose removal leaves the others in ascending order: the first ones, if
 * there are several.
 */
export function findOutOfOrder(places: readonly number[]): Set<number> {
  const rising = findLongestRise(places);
  return new Set(places.filter((place) => !rising.has(place)));
}

function findLongestRise(places: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((line) => (line.at(-1) ?? -1) < place);
    best.push([...getLongest(before), place]);
  }
  return new Set(getLongest(best));
}

function getLongest(lines: readonly number[][]): number[] {
  return lines.reduce((longest, line) => (line.length >= longest.length ? line : longest), []);
}
