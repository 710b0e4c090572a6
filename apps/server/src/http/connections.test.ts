import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeSlowReaders, countConnections } from './connections.ts'

const from = (remoteAddress: string) => {
  const closed: (() => void)[] = []
  const socket = { remoteAddress, once: (_: string, listener: () => void) => closed.push(listener) }
  return { socket: socket as unknown as Socket, close: () => closed.forEach(listener => listener()) }
}

test('X12: one address may hold a hundred connections, and a further one is accepted once one of them closes', () => {
  const mayEnter = countConnections({ trustProxy: false })
  const all = Array.from({ length: 100 }, () => from('192.0.2.7'))
  expect(all.every(({ socket }) => mayEnter(socket))).toBe(true)
  expect(mayEnter(from('192.0.2.7').socket)).toBe(false)
  expect(mayEnter(from('192.0.2.8').socket)).toBe(true)
  all[0]?.close()
  expect(mayEnter(from('192.0.2.7').socket)).toBe(true)
})

test('X12: a trusted proxy on this machine or in a private network is not counted, all other senders are', () => {
  const mayEnter = countConnections({ trustProxy: true })
  const enter = (address: string, times: number) =>
    Array.from({ length: times }, () => mayEnter(from(address).socket)).filter(Boolean).length
  expect(enter('127.0.0.1', 3_000)).toBe(3_000)
  expect(enter('172.17.0.2', 3_000)).toBe(3_000)
  expect(enter('192.0.2.7', 200)).toBe(100)
})

test('X12: a client that hardly reads its answer is cut off, one that reads is not', async () => {
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => {})
    socket.write(Buffer.alloc(32_000_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  idle.on('error', () => {})
  const [idleHere] = (await once(server, 'connection')) as [Socket]
  const reader = connect(port, '127.0.0.1')
  let taken = 0
  reader.on('data', chunk => (taken += chunk.length))
  const [readerHere] = (await once(server, 'connection')) as [Socket]
  // Reads everything before the checks begin: a transfer that starts late would count as slow.
  while (taken < 32_000_000) await once(reader, 'data')
  const stop = closeSlowReaders(open, 25)
  onTestFinished(() => {
    stop()
    for (const socket of [idle, reader, ...open]) socket.destroy()
    server.close()
  })
  await once(idleHere, 'close')
  expect(readerHere.destroyed).toBe(false)
})
