import type { APIRoute } from 'astro';
import { base } from '../../lib/base.ts';
import { respondWithMarkdown } from '../../lib/markdown-response.ts';
import { writeNewsPage } from '../../lib/markdown-page/news.ts';
import { getNews } from '../../lib/news/get-news.ts';

/** What is new in the release, as Markdown. */
export const GET: APIRoute = () => respondWithMarkdown(writeNewsPage(getNews(), base));
