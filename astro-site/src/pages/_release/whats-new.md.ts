import type { APIRoute } from 'astro';
import { base } from '../../routing/base.ts';
import { writeNewsPage } from '../../render/markdown/news.ts';
import { getNews } from '../../news/get-news.ts';
import { respondWithMarkdown } from '../../exports/reference-markdown.ts';

/** What is new in the release, as Markdown. */
export const GET: APIRoute = () => respondWithMarkdown(writeNewsPage(getNews(), base));
