import { fileURLToPath } from 'node:url';
import { TOOLS } from './peer-tools.ts';
import { benchTool, getEquipment, type PeerSubject } from './peers.ts';
import { makeTable } from './report.ts';

const LOCK = fileURLToPath(new URL('packages.txt', import.meta.url));

const SUBJECTS: readonly PeerSubject[] = [
  {
    size: 'medium',
    distribution: 'grai-source-fivetran',
    module: 'grai_source_fivetran',
    edited: 'grai_source_fivetran/fivetran_api/main.py',
    rounds: 3,
  },
  {
    size: 'large',
    distribution: 'openai',
    module: 'openai',
    edited: 'openai/_client.py',
    rounds: 3,
  },
  {
    size: 'huge',
    distribution: 'kubernetes',
    module: 'kubernetes',
    edited: 'kubernetes/client/api_client.py',
  },
];

/**
 * Sites of published packages with wrapdocs.
 *
 * @param sizes which of them; all by default
 */
export async function benchLargeSites(sizes: string[]): Promise<string> {
  const equipment = { ...(await getEquipment()), lock: LOCK };
  const [wrapdocs] = TOOLS;
  if (wrapdocs === undefined) throw new Error('wrapdocs is the first of the tools.');
  const rows: string[][] = [];
  for (const subject of SUBJECTS.filter(({ size }) => sizes.length === 0 || sizes.includes(size))) {
    const [label = '', , ...cells] = await benchTool(wrapdocs, subject, equipment);
    rows.push([label, ...cells]);
  }
  const head = ['package', 'extraction', 'cold', 'nothing changed', 'a docstring changed'];
  return makeTable([...head, 'output'], rows);
}
