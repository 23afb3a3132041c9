import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Module } from '../../../extractor/contract/module.ts';
import type { Method } from '../../../extractor/contract/operation.ts';
import type { Scope } from '../reference/scope.ts';
import type { ShownItem } from '../routing/shown-modules.ts';
import type { ModuleContent } from './module-content.ts';

export interface OutlineLink {
  href: string;
  text: string;
  method?: Method;
}

/** A part of a page's table of contents; without a label its links stand by themselves. */
export interface OutlineGroup {
  label?: string;
  links: OutlineLink[];
}

/** Where the source of a page is. */
export interface EditLink {
  href: string;
  label: string;
}

/** What a page of the reference tells Starlight's overridden components. */
export interface ReferencePage {
  /** The pages above this one, the nearest last. */
  trail: { label: string; href: string }[];
  /** Short facts beside the title, for example the version. */
  badges: string[];
  /** Whether the title is a name in code. */
  isCode: boolean;
  outline: OutlineGroup[];
  edit?: EditLink | undefined;
  /** The same in other forms; a page that is being made knows nothing of its address yet. */
  files?: PageFiles | undefined;
  /** When the source last changed. */
  lastUpdated?: Date | undefined;
}

/** The addresses of a page of the reference in other forms. */
export interface PageFiles {
  markdown: string;
  /** The OpenAPI document of its package, on a page of operations. */
  openApi?: { href: string; fileName: string };
}

/** A page before or after another. */
export interface PageLink {
  label: string;
  link: string;
}

/** A page of the reference, ready to be composed; `kind` says which content it has. */
export type Page = {
  title: string;
  description: string;
  reference: ReferencePage;
  prev?: PageLink | false;
  next?: PageLink | false;
} & (
  | { kind: 'packages' }
  | { kind: 'package'; scope: Scope; root: { module: Module; content: ModuleContent } | undefined }
  | { kind: 'module'; scope: Scope; module: Module; content: ModuleContent }
  | { kind: 'functions'; scope: Scope; functions: ShownItem[] }
  | { kind: 'model'; scope: Scope; model: ClassItem; name: string }
  | { kind: 'class'; scope: Scope; item: ClassItem; name: string }
  | { kind: 'source'; scope: Scope; module: Module; text: string }
);
