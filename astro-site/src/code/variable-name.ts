/** `connectorId` as the name of an environment variable: `CONNECTOR_ID`. */
export function toConstantName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toUpperCase();
  return /^\d|^$/.test(words) ? `_${words}` : words;
}
