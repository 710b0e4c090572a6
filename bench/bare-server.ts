/** A server that does nothing but send as many bytes as its argument says: what this machine can do at best. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = Buffer.alloc(Number(process.argv[2]), '<p>Rebenau</p>')

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.byteLength })
  response.end(page)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
