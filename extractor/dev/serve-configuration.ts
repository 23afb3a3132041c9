import type { LoadedConfig } from '../config/load.ts';
import type { ApiFile } from '../contract/api-file.ts';
import type { Package } from '../contract/package.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import type { IntrospectionServer } from './introspection-server.ts';
import { createPackageSession, type Refreshed } from './package-session.ts';
import { getProblems, makeProblem, type Problem } from './problem.ts';
import { createQueue } from './queue.ts';
import { startSite } from './site-process.ts';
import { watchEvidence } from './watch-evidence.ts';
import { watchSource } from './watch-source.ts';

/** A configuration that was read, and its packages on disk. */
export interface Project {
  loaded: LoadedConfig;
  packages: ConfiguredPackage[];
}

/** Prints to the terminal. */
export interface DevReport {
  onRead: (name: string, refreshed: Refreshed) => void;
  onUpdate: (name: string, places: string[], refreshed: Refreshed, seconds: number) => void;
  onFailure: (name: string, error: unknown) => void;
  onReady: () => void;
  onLog: (line: string) => void;
}

interface Options {
  server: IntrospectionServer;
  /** The `site.json` of the site. */
  siteFile: string;
  /** The folder that Astro may write to. */
  root: string;
  /** The folder for the JSON of the packages. */
  api: string;
  host: string;
  port: number;
  cwd: string;
  signal: AbortSignal;
  /** Sets a package beside the documents of its API. */
  readApi: (extracted: Package, configured: ConfiguredPackage) => Promise<ApiFile | undefined>;
  report: DevReport;
}

/** A site that is updated when its sources change. */
export interface DevSite {
  /** Rejects with the reason when the site has ended; never resolves. */
  ended: Promise<never>;
  /** Shows or clears a problem that concerns no single package. */
  setProblem: (problem: Problem | undefined) => void;
}

/** Shows a project and keeps it up to date until the signal is aborted. */
export function serveConfiguration(
  { packages }: Pick<Project, 'packages'>,
  options: Options,
): DevSite {
  const { server, api, cwd, signal, readApi, report } = options;
  const site = startSite({ ...options, onLog: report.onLog });
  const problems = new Map<string, Problem[]>();

  function show(isChanged: boolean): void {
    site.show({ isChanged, problems: [...problems.values()].flat() });
  }

  function follow(configured: ConfiguredPackage) {
    const { name } = configured.config;
    const refresh = createPackageSession(configured, {
      ...{ server, api, cwd },
      readApi: (extracted) => readApi(extracted, configured),
    });

    /** Reads the package again. If that fails, the last state stays and the failure is shown. */
    async function update(places: string[]): Promise<Refreshed | undefined> {
      try {
        const refreshed = await refresh(places);
        problems.set(name, getProblems(refreshed.findings));
        show(refreshed.changed.length > 0);
        return refreshed;
      } catch (error) {
        if (signal.aborted) return undefined;
        problems.set(name, [{ place: name, ...makeProblem(error) }]);
        show(false);
        report.onFailure(name, error);
        return undefined;
      }
    }

    async function work(places: string[]): Promise<void> {
      const started = performance.now();
      const refreshed = await update(places);
      if (refreshed === undefined) return;
      report.onUpdate(name, [...new Set(places)], refreshed, (performance.now() - started) / 1000);
    }

    /** Reads the package once, and again whenever its source, a document or a recording changes. */
    return async function start(): Promise<void> {
      const queue = createQueue(work);
      signal.addEventListener('abort', queue.close);
      await watchSource(configured.source, { onChange: queue.add, signal });
      await watchEvidence(configured, { onChange: queue.add, signal });
      const refreshed = await update([]);
      if (refreshed !== undefined) report.onRead(name, refreshed);
    };
  }

  async function start(): Promise<void> {
    for (const configured of packages) await follow(configured)();
    await site.ready;
    show(true);
    report.onReady();
  }

  return {
    ended: Promise.race([site.ended, start().then(() => site.ended)]),
    setProblem(problem) {
      problems.set('', problem === undefined ? [] : [problem]);
      show(false);
    },
  };
}
