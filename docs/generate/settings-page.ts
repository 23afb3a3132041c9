import * as z from 'zod';
import { ConfigSchema } from '../../extractor/config/schema.ts';

type Shape = Record<string, z.ZodType>;

/** The page with all settings, made from the schema of the configuration. */
export function makeSettingsPage(): string {
  const { site, packages, agents, feedback, ...rest } = ConfigSchema.shape;
  const [, recordings] = packages.element.shape.recordings.unwrap().options;
  return [
    '---\ntitle: Settings\ndescription: All settings of wrapdocs.config.ts and [tool.wrapdocs].\n---',
    'This page is made from the schema of the configuration. [Configuration](/configuration/) explains how to use it.',
    makeSection('The project', '', { ...rest }),
    makeSection('The site', 'site.', site.shape),
    makeSection('Packages', 'packages[].', packages.element.shape),
    makeSection('APIs', 'packages[].api.', packages.element.shape.api.unwrap().shape),
    makeSection('Recordings', 'packages[].recordings.', recordings.shape),
    makeSection('Agents', 'agents.', agents.unwrap().shape),
    makeSection('Feedback', 'feedback.', feedback.unwrap().shape),
  ].join('\n\n');
}

/** A list rather than a table, because descriptions are long. */
function makeSection(title: string, prefix: string, shape: Shape): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const about = [describeType(schema), ...describeDefault(schema)].join(', ');
    return `- \`${prefix}${name}\` (${about}): ${schema.description ?? ''}`;
  });
  return `## ${title}\n\n${rows.join('\n')}`;
}

function describeType(schema: z.ZodType): string {
  if (schema instanceof z.ZodOptional) return describeType(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault) return describeType(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPrefault) return describeType(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodEnum) return schema.options.map((one) => `\`${one}\``).join(' or ');
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((one) => describeType(one as z.ZodType));
    return [...new Set(options)].join(' or ');
  }
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'object';
  return schema instanceof z.ZodNumber ? 'number' : 'text';
}

/** Empty lists and objects are not worth a word. */
function describeDefault(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodOptional) return ['optional'];
  if (schema instanceof z.ZodPrefault) return ['optional'];
  if (!(schema instanceof z.ZodDefault)) return [];
  const value: unknown = schema.def.defaultValue;
  if (value === '' || (typeof value === 'object' && value !== null)) return ['optional'];
  return [`default \`${String(value)}\``];
}
