/** A response in Markdown. */
export function respondWithMarkdown(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}
