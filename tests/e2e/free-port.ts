import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
