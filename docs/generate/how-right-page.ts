import type { ClientResult } from '../../tests/packages/live/results/client-result.ts';
import {
  makeClientTable,
  makePartTable,
  makeSumTable,
  summarize,
} from '../../tests/packages/live/results/tables.ts';
import { describeSamples } from './samples.ts';
import results from '../../tests/packages/live/results.json' with { type: 'json' };

const FRONTMATTER = `---
title: How right is it?
description: What released clients send when they run, compared with what wrapdocs reads from their source.
---`;

const METHOD = `wrapdocs reads clients without running them. To find out how often it is right, we ran released clients and
recorded what they send. This happens only in the tests of wrapdocs: a program constructs each client with
made-up values, calls its public functions with made-up arguments, and keeps every request on the machine.
A request then shows which argument was sent where. What was recorded is compared with what wrapdocs says
of the same release.

The list of clients was written before any of them was run, by popularity and variety. The group *known* had
been compared with wrapdocs before, and rules were made with its clients in view. The clients of the group
*blind* had not been looked at. Those of the group *aside* are only compared at the end of a piece of work, so
that no rule can be made for them. Half of the 28 clients that had been kept aside were opened on
26 November 2026, so that their faults could be repaired; they count as *known* since then. On
27 November 2026, fifteen more were drawn before anything of them was run or read: ten were opened and
count as *known*, and five are kept aside. On 28 November 2026, ten more were drawn. Nine of them were
opened and count as *known*; one was compared before anybody read it and counts as *blind*.`;

const WORDS = `## What the words mean

A function counts once, by the worst part of what wrapdocs says of it.

- **Functions** are the public functions and methods that sent a request. Functions that send whatever path
  the caller gives, such as \`client.get(path)\`, do not count, nor do requests that only sign in.
- **Right**: each request that was sent is shown, with its method, path, server, query, body, media type and
  headers. Every name that was sent is shown, from the argument that it was sent for, and every name that is
  shown for an argument that was given was sent.
- **Wrong**: a part of what is shown was not what was sent. **Marked exact** counts those of the wrong ones
  that wrapdocs calls \`exact\`: these are the worst mistakes.
- **Named**: wrapdocs says that it could not determine the part that differs, or the whole request.
- **Silent**: the function sent a request, and wrapdocs does not say so.
- **Delegates** only call another function, which shows the request and lists them.
- **Credentials named**: whether the page of the client names the credentials that its requests carry. They
  do not count as a part of the request.
- **Server named**: of the functions that sent to the client's own server, those for which its address is
  known. A server that the caller gives is no server of the client.
- **Python examples** and **curl examples** are those on the pages: how many of those that were run as they
  are sent the documented request. It is empty if they were not run. **Of right requests** counts the Python
  examples of functions for which everything is right.`;

const LIMITS = `## What is not measured

- A function that was not reached, or that sent nothing with made-up arguments, says nothing about wrapdocs.
  Functions for which wrapdocs shows a request, and that were called without sending one, are not in the table.
- Of a client without functions in the table, none was reached that sent a request.
- The answers were made up. What a client does with real ones, such as asking for the next page, is only seen
  as far as it could be provoked.
- Disagreements are not always mistakes of wrapdocs. ${describeSamples()}
- Each function was called with its required arguments, and with all of them. A request that needs a certain
  combination of arguments or a certain value was not seen, and of arguments that exclude each other, one
  counts as not sent.
- Headers that nearly all requests of a client carry, such as \`User-Agent\`, are not compared.
- Types, descriptions and responses are not compared, only what is sent.`;

/** The page that says how often wrapdocs is right, made from the results of the comparison. */
export function makeHowRightPage(): string {
  const measured = results as ClientResult[];
  return [
    FRONTMATTER,
    METHOD,
    '## Results',
    summarize(measured),
    makeSumTable(measured),
    'The parts that are wrong, and those that wrapdocs says are not determined. A function may differ in several.',
    makePartTable(measured),
    WORDS,
    LIMITS,
    '## Each client',
    makeClientTable(measured),
  ].join('\n\n');
}
