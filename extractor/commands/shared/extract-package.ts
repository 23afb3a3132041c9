import type { Package } from '../../contract/package.ts';
import { splitAccepted } from '../../diagnostics/split-accepted.ts';
import { makeFindings, type Finding } from '../../diagnostics/finding.ts';
import { extract } from '../../extraction/extract.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import { readSourceTexts } from '../../sources/source-text.ts';
import type { Context } from './context.ts';

/** A package that was read, with its findings as the reader should see them. */
export interface ExtractedPackage extends ConfiguredPackage {
  extracted: Package;
  /** The findings, except those that the configuration accepts. */
  findings: Finding[];
  /** The number of findings that the configuration accepts. */
  accepted: number;
  /** The text of each module's source by the module's id. */
  sources: Map<string, string>;
}

/** Reads one package of the configuration. */
export async function extractPackage(
  { config, source }: ConfiguredPackage,
  context: Context,
  python: string | undefined,
  progress = context.terminal.startProgress(`Reading ${config.name}`),
): Promise<ExtractedPackage> {
  try {
    const extracted = await extract({
      source,
      origin: source.origin,
      docstringStyle: config.docstringStyle,
      maxFileSize: config.maxFileSize,
      idioms: config.idioms,
      operations: config.operations,
      include: config.include,
      exclude: config.exclude,
      order: config.order,
      groups: config.groups,
      version: config.version,
      summary: config.summary,
      python,
      env: context.env,
      signal: context.signal,
      onProgress: progress.update,
    });
    const origin = { package: config.name, source, cwd: context.cwd };
    const { open, accepted, unused } = splitAccepted(extracted.index.diagnostics, config.accept);
    for (const { code } of unused) {
      context.terminal.note(
        `\`accept\` of ${config.name} has an entry for ${code} that does not match any finding.`,
      );
    }
    const findings = makeFindings(open, origin);
    const sources = readSourceTexts(extracted.modules, source);
    return { config, source, extracted, findings, accepted, sources };
  } finally {
    progress.stop();
  }
}
