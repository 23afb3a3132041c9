import type { OpenAPIV3_1 } from 'openapi-types';
import type { KnownAuthentication } from '../../contract/view/authentication.ts';
import type { Json } from '../json.ts';

/** Fields for what OpenAPI cannot express. */
type Extensions = Record<`x-${string}`, unknown>;

export type SchemaType = OpenAPIV3_1.ArraySchemaObjectType | OpenAPIV3_1.NonArraySchemaObjectType;

/** Keywords of JSON Schema 2020-12 that `openapi-types` lacks or types more loosely. */
interface Keywords {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  const?: Json;
  enum?: Json[];
  default?: Json;
  examples?: Json[];
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  contentSchema?: Schema;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** A schema or a reference to one; in OpenAPI 3.1 a reference may have other keywords beside it. */
export interface Schema
  extends Omit<OpenAPIV3_1.BaseSchemaObject, keyof Keywords>, Keywords, Extensions {}

/** A part of the document with its own types for some fields, and with extension fields. */
type Refine<Part, Fields> = Omit<Part, keyof Fields> & Fields & Extensions;

export type ParameterObject = Refine<OpenAPIV3_1.ParameterObject, { schema: Schema }>;

export type MediaTypeObject = Refine<OpenAPIV3_1.MediaTypeObject, { schema?: Schema }>;

export type RequestBodyObject = Refine<
  OpenAPIV3_1.RequestBodyObject,
  { content: Record<string, MediaTypeObject> }
>;

export type ResponseObject = Refine<
  OpenAPIV3_1.ResponseObject,
  { content?: Record<string, MediaTypeObject> }
>;

export type OperationObject = Refine<
  OpenAPIV3_1.OperationObject,
  {
    parameters?: ParameterObject[];
    requestBody?: RequestBodyObject;
    responses?: Record<string, ResponseObject>;
  }
>;

type PathItemObject = Refine<
  OpenAPIV3_1.PathItemObject,
  Partial<Record<`${OpenAPIV3_1.HttpMethods}`, OperationObject>>
>;

/** A class that callers construct, and how its requests are authorised. */
export interface ClientObject {
  class: string;
  /** Who says it, or why nothing is said. */
  authentication: KnownAuthentication['origin'];
  security?: OpenAPIV3_1.SecurityRequirementObject[];
  /** The lines of the source that say it. */
  sources?: string[];
}

export type OpenApiDocument = Refine<
  OpenAPIV3_1.Document,
  {
    paths: Record<string, PathItemObject>;
    components: {
      schemas: Record<string, Schema>;
      securitySchemes?: Record<string, OpenAPIV3_1.SecuritySchemeObject>;
    };
  }
>;
