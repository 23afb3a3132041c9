import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { DeprecatedSchema, ValueSchema } from './value.ts';

export const CommandParameterKindSchema = z.enum(['argument', 'option']);

/** An argument or option of a command line. */
export const CommandParameterSchema = z.strictObject({
  kind: CommandParameterKindSchema,
  /** The parameter of the function that gets the value. */
  name: z.string().optional(),
  /** What is typed: `-v`, `--verbose`; for an argument, what stands for it in the usage. */
  names: z.array(z.string()).min(1),
  /** What switches it off: `--no-verbose`. */
  off: z.array(z.string()).min(1).optional(),
  /** What stands for the value: `TEXT`; absent for an option without a value. */
  value: z.string().optional(),
  /** The limits of a number, as click and typer write them: `1<=x<=10`. */
  range: z.string().optional(),
  /** Whether a number beyond its limits becomes the nearest one within. */
  clamp: z.literal(true).optional(),
  /** The only values, if they are known. */
  choices: z.array(z.string()).min(1).optional(),
  required: z.boolean(),
  /** It can be given several times; for an argument: it takes several values. */
  multiple: z.literal(true).optional(),
  default: ValueSchema.optional(),
  /** The environment variables that give the value. */
  environment: z.array(z.string()).min(1).optional(),
  description: MarkdownSchema.optional(),
});
export type CommandParameter = z.infer<typeof CommandParameterSchema>;

/** The words that call a command, after the name of the program (`source.programs` of the package). */
export const CommandPathSchema = z.strictObject({
  /** The id of the item that is the whole program. */
  program: z.string(),
  words: z.array(z.string()),
});
export type CommandPath = z.infer<typeof CommandPathSchema>;

/** A command of a command line, or a group of commands, that click or typer makes of an item. */
export const CommandSchema = z.strictObject({
  /** Several if several groups hold it. */
  paths: z.array(CommandPathSchema).min(1),
  /** Other names that run it if it is a program: of its application, or of functions that call it. */
  startedBy: z.array(z.string()).min(1).optional(),
  /** It holds other commands. */
  isGroup: z.literal(true).optional(),
  /** Its help, if that is not the docstring of the item. */
  help: MarkdownSchema.optional(),
  /** What the help says at its end. */
  epilog: MarkdownSchema.optional(),
  /** What the library says of it; the item has its own deprecation. */
  deprecated: DeprecatedSchema.optional(),
  parameters: z.array(CommandParameterSchema),
});
export type Command = z.infer<typeof CommandSchema>;
