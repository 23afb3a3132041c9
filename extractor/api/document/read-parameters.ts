import type { ParameterLocation } from '../../contract/parameter.ts';
import type { ApiBody, ApiContent, ApiParameter } from './api-document.ts';
import {
  formatPlace,
  getChild,
  getChildren,
  getItems,
  getOwn,
  getText,
  isTrue,
  type Node,
} from './node.ts';
import type { Resolver } from './references.ts';
import { readSchema } from './schema-facts.ts';

/** What a request consists of. */
export interface ApiInputs {
  parameters: ApiParameter[];
  body: ApiBody | undefined;
}

/**
 * Reads the parameters and the body of an operation.
 *
 * @param item the path's node, whose parameters all its operations share
 * @param consumes the media types that a Swagger 2 document takes; undefined for OpenAPI 3
 */
export function readInputs(
  item: Node,
  operation: Node,
  consumes: readonly string[] | undefined,
  resolver: Resolver,
): ApiInputs {
  const nodes = collectNodes([item, operation], resolver);
  const parameters = nodes.flatMap((node) => readParameter(node, resolver) ?? []);
  const body =
    consumes === undefined
      ? readBody(resolver.resolve(getChild(operation, 'requestBody')), resolver)
      : readSwaggerBody(nodes, operation, consumes, resolver);
  return { parameters, body };
}

/** The parameters of a path and its operation, which replaces those with the same name and place. */
function collectNodes(holders: readonly Node[], resolver: Resolver): Node[] {
  const found = new Map<string, Node>();
  for (const holder of holders) {
    for (const item of getItems(getChild(holder, 'parameters'))) {
      const node = resolver.resolve(item);
      const name = getText(node?.value, 'name');
      const place = getText(node?.value, 'in');
      if (node === undefined || name === undefined || place === undefined) continue;
      found.set(`${place} ${name}`, node);
    }
  }
  return [...found.values()];
}

const LOCATIONS = new Set<unknown>(['path', 'query', 'header', 'cookie']);

function readParameter(node: Node, resolver: Resolver): ApiParameter | undefined {
  const location = getOwn(node.value, 'in');
  if (!LOCATIONS.has(location)) return undefined;
  const content = getChildren(getChild(node, 'content'))[0]?.[1];
  const schema = getOwn(node.value, 'schema') === undefined ? undefined : getChild(node, 'schema');
  // Swagger 2 writes the keywords of the schema beside the name.
  const isSwagger = schema === undefined && content === undefined;
  return {
    ...readNamed(node),
    location: location as ParameterLocation,
    schema: isSwagger ? node : schema,
    isExploded: location === 'query' && schema !== undefined && isExploded(node, schema, resolver),
  };
}

function readNamed(node: Node) {
  return {
    name: getText(node.value, 'name') ?? '',
    required: isTrue(node.value, 'required'),
    deprecated: isTrue(node.value, 'deprecated'),
    pointer: formatPlace(node),
    description: getText(node.value, 'description'),
  };
}

function isExploded({ value }: Node, schema: Node, resolver: Resolver): boolean {
  const style = getText(value, 'style') ?? 'form';
  if (style !== 'form' || getOwn(value, 'explode') === false) return false;
  return readSchema(schema, resolver).types?.has('object') === true;
}

function readBody(node: Node | undefined, resolver: Resolver): ApiBody | undefined {
  if (node === undefined) return undefined;
  const contents = getChildren(getChild(node, 'content')).map(([mediaType, content]) => {
    const found = resolver.resolve(content) ?? content;
    const schema = getChild(found, 'schema');
    return { mediaType: mediaType.toLowerCase(), pointer: formatPlace(schema ?? found), schema };
  });
  return { required: isTrue(node.value, 'required'), pointer: formatPlace(node), contents };
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function readSwaggerBody(
  nodes: readonly Node[],
  operation: Node,
  consumes: readonly string[],
  resolver: Resolver,
): ApiBody | undefined {
  const own = getItems(getChild(operation, 'consumes')).map(({ value }) => String(value));
  const mediaTypes = (own.length === 0 ? consumes : own).map((one) => one.toLowerCase());
  const whole = nodes.find((node) => getText(node.value, 'in') === 'body');
  const fields = nodes.filter((node) => getText(node.value, 'in') === 'formData');
  if (whole === undefined && fields.length === 0) return undefined;
  const pointer = formatPlace(whole ?? operation);
  if (whole !== undefined) {
    const types = mediaTypes.length === 0 ? ['application/json'] : mediaTypes;
    const schema = resolver.resolve(getChild(whole, 'schema'));
    const contents = types.map((mediaType) => ({ mediaType, pointer, schema }));
    return { required: isTrue(whole.value, 'required'), pointer, contents };
  }
  const forms = mediaTypes.filter((one) => FORMS.includes(one));
  const contents: ApiContent[] = (forms.length === 0 ? FORMS : forms).map((mediaType) => ({
    mediaType,
    pointer,
    schema: undefined,
    fields: fields.map(readFormField),
  }));
  return { required: fields.some(({ value }) => isTrue(value, 'required')), pointer, contents };
}

function readFormField(node: Node): ApiParameter {
  return { ...readNamed(node), location: 'query', schema: node, isExploded: false };
}
