import project from 'virtual:wrapdocs/project';
import { base } from '../routing/base.ts';
import { getReference } from '../reference/reference.ts';
import { createAddresses } from './addresses.ts';
import { makeNews, type News } from './news.ts';

let news: News | undefined;

/** The content of this release's page; only releases have such a page. */
export function getNews(): News {
  const history = project.release?.history;
  const root = project.release?.root ?? base;
  news ??= history && makeNews(history, createAddresses(getReference().routes, { base, root }));
  if (news === undefined)
    throw new Error('The history of the release is empty: a bug of wrapdocs.');
  return news;
}
