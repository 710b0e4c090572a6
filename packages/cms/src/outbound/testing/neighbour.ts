import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type FetchOutside, openOutside } from '../fetch-outside.ts'

/** Another website on this machine, for the length of one test. */
export async function neighbour(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(closed => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** In tests this address stands for the internet, all others for our own network. */
export const onlyNeighbour = (address: string): boolean => address === '127.0.0.1'

/** A fetch to neighbours: a long timeout for those that answer, a short one for silent ones. */
export function wayToNeighbours(isSilent: (url: string) => boolean = () => false): FetchOutside {
  const way = (patienceMs: number) =>
    openOutside({ publicUrl: 'https://www.rebenau.example.org', mayReach: onlyNeighbour, patienceMs })
  const [patient, hasty] = [way(60_000), way(50)]
  return (url, wish) => (isSilent(url) ? hasty : patient)(url, wish)
}
