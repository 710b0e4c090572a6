import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { untilAnswered } from './server-process.ts'
import { removeFolder, startProgram, tempFolder } from './tidy.ts'

/** Debian installs it outside the PATH of most users. */
const PROGRAM = '/usr/sbin/nginx'

export const hasNginx = (): boolean => spawnSync(PROGRAM, ['-v']).error === undefined

/** Starts Debian's nginx with one process per core; `server` is the content of its server block. */
export async function startNginx({ port, server }: { port: number; server: string }) {
  const folder = tempFolder()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port, server))
  const nginx = startProgram(PROGRAM, ['-p', folder, '-c', file, '-e', 'stderr'])
  const address = new URL(`http://127.0.0.1:${port}`)
  await untilAnswered(address)
  return {
    address,
    async stop() {
      await nginx.stop()
      removeFolder(folder)
    },
  }
}

/** Starts an nginx that sends a page: plain at `/`, with brotli at `/brotli`. */
export async function sendFiles(page: { plain: Uint8Array; brotli: Uint8Array }) {
  const folder = tempFolder()
  await writeFile(join(folder, 'plain.html'), page.plain)
  await writeFile(join(folder, 'brotli.html'), page.brotli)
  const server = `
    root ${folder};
    location = / { try_files /plain.html =404; }
    location = /brotli { try_files /brotli.html =404; add_header content-encoding br; }
`
  const nginx = await startNginx({ port: await freePort(), server })
  return {
    ...nginx,
    async stop() {
      await nginx.stop()
      removeFolder(folder)
    },
  }
}

const configuration = (folder: string, port: number, server: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 1000000;
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
${server}
  }
}
`

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
