import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** The status of a post; undefined if the connection ended before the whole response arrived. */
export function post(address: string, answer: object): Promise<number | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const fail = () => resolve(undefined);
    request(address, { agent, headers, method: 'POST' }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', fail);
    })
      .once('error', fail)
      .end(JSON.stringify(answer));
  });
}
