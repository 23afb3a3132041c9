import type { Page, ReferencePage } from '../../page-models/page.ts';
import type { Scope } from '../../reference/scope.ts';
import { writeClassPage } from './class.ts';
import { writeModelPage } from './model.ts';
import { writeFunctions, writeModuleContent, writeModulePage } from './module.ts';
import { writePackageList, writePackagePage } from './package.ts';
import { escapeText, makeCode, makeFence } from './text.ts';
import { createWriter, type Writer } from './writer.ts';

/**
 * Writes a page of the reference in Markdown: what the page itself shows, for programs and models.
 *
 * @param href the address of the page
 * @param scopes all documented packages
 */
export function writeReferencePage(page: Page, href: string, scopes: readonly Scope[]): string {
  const content =
    page.kind === 'packages'
      ? writePackageList(scopes, (scope) => createWriter(scope, href))
      : writePage(page, createWriter(page.scope, href));
  const title = page.reference.isCode ? makeCode(page.title) : escapeText(page.title);
  return joinBlocks([`# ${title}`, ...content]);
}

function writePage(page: Exclude<Page, { kind: 'packages' }>, writer: Writer): string[] {
  return [writePlace(page.reference, writer), ...writeContent(page, writer)];
}

/** Where the page belongs, and the short facts that stand beside its title. */
function writePlace({ trail, badges }: ReferencePage, { link }: Writer): string {
  const links = trail.map(({ label, href }) => link(escapeText(label), href)).join(' / ');
  return [links, ...badges.map(escapeText)].join(' · ');
}

function writeContent(page: Exclude<Page, { kind: 'packages' }>, writer: Writer): string[] {
  switch (page.kind) {
    case 'package':
      return [
        ...writePackagePage(writer),
        ...(page.root === undefined ? [] : writeModuleContent(page.root.content, writer)),
      ];
    case 'module':
      return writeModulePage(page.module, page.content, writer);
    case 'functions':
      return writeFunctions(page.functions, writer);
    case 'model':
      return writeModelPage(page.model, page.name, writer);
    case 'class':
      return writeClassPage(page.item, page.name, writer);
    case 'source':
      return [makeFence(page.text, 'python')];
  }
}

/** Blocks with an empty line between them. */
export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}
