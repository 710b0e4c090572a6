import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newFolder } from './databases.ts'

/** A proxy to a PostgreSQL database that can drop answers and disconnect. */
export async function wayTo(database: string) {
  const target = join(new URL(database).searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const folder = newFolder()
  let cut = false
  let isSilent = false
  const sockets = new Set<Socket>()
  const proxy = createServer(client => {
    const server = connect(target)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, server].map(one => one.destroy()))
    }
    let isCommitting = false
    client.on('data', chunk => {
      if (isSilent) return
      if (cut && chunk.includes('commit')) {
        cut = false
        isCommitting = true
      }
      server.write(chunk)
    })
    server.on('data', chunk => {
      if (isSilent) return
      // The commit has happened, but its answer is lost.
      if (isCommitting) client.destroy()
      else client.write(chunk)
    })
  })
  await new Promise<void>(resolve => proxy.listen(join(folder, '.s.PGSQL.5432'), resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const address = new URL(database)
  address.searchParams.set('host', folder)
  return {
    address: address.href,
    cutAtCommit: () => void (cut = true),
    fallSilent: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    /** Closes all connections, which clients notice at once. */
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(closed => proxy.close(closed))
    },
  }
}
