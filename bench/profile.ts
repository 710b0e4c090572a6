import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putLoadOn } from './load.ts'
import { startServer, untilAnswered } from './server-process.ts'
import { removeFolder, tempFolder } from './tidy.ts'

const SECONDS = 5
const MOST_LINES = 15
const CONNECTIONS = 10

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

/**
 * Returns the functions in which a process spends most of its computing time under load on the home page,
 * without the time of the functions that they call.
 */
export async function profileOf(
  dataDir: string,
  { settings, headers }: { settings: Readonly<Record<string, string>>; headers: Record<string, string> },
): Promise<string[]> {
  const folder = tempFolder()
  const server = await startServer({
    dataDir,
    demo: true,
    settings: { ...settings, WORKERS: '1', NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
  })
  await untilAnswered(server.address)
  const { pid, address } = server
  const load = { url: address.href, pid, headers, connections: CONNECTIONS }
  await putLoadOn({ ...load, warmupSeconds: 2, seconds: SECONDS })
  await server.stop()
  const files = (await readdir(folder)).filter(name => name.includes(`.${pid}.`))
  const [file] = files.toSorted((a, b) => a.length - b.length)
  const profile = file && (JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile)
  removeFolder(folder)
  return profile ? busiest(profile) : []
}

function busiest({ nodes, samples, timeDeltas }: Profile): string[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const taken = new Map<string, number>()
  let all = 0
  let left = SECONDS * 1_000_000
  // Reads the profile from its end, because its beginning is the start of the server.
  for (let at = samples.length - 1; at >= 0 && left > 0; at--) {
    const micros = timeDeltas[at] ?? 0
    left -= micros
    const name = names.get(samples[at] ?? 0) ?? ''
    if (name === '(idle)') continue
    all += micros
    taken.set(name, (taken.get(name) ?? 0) + micros)
  }
  return [...taken]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LINES)
    .map(([name, micros]) => `${((micros / all) * 100).toFixed(1).replace('.', ',').padStart(5)} %  ${name}`)
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const file = url.replace(/^.*\/(?:node_modules\/)?(?=[^/]+\/[^/]+\/[^/]+$)/, '')
  return `${functionName || '(ohne Namen)'}${file ? `  ${file}:${lineNumber + 1}` : ''}`
}
