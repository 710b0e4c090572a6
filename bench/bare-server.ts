/** A server that only sends as many bytes as its argument states: the best that this machine can reach. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = Buffer.alloc(Number(process.argv[2]), '<p>Rebenau</p>')

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.byteLength })
  response.end(page)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
