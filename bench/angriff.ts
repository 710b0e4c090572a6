import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { packed, pdfOf } from '../packages/cms/src/unpack/testing/hostile-pdfs.ts'
import { packedChunks, plainPng, png, webpHead } from '../packages/cms/src/unpack/testing/hostile-pictures.ts'
import type { Figure } from './figures.ts'
import { childrenOf, memoryOf } from './process-figures.ts'
import { startServer, untilAnswered } from './server-process.ts'

const SENDERS = 20
/**
 * Most memory of a process in MB. The measurement kills a process that exceeds it, as a small server would.
 */
const MOST_MB = 1_000
const LOOK_MS = 50
const VISIT_MS = 50
/** Longest time in ms that a visitor may wait during the attack, on an otherwise idle machine. */
const LONGEST_WAIT_MS = 500

/** Measures how long visitors wait while twenty senders send harmful bodies. */
export async function measureAngriff(dataDir: string, { seconds }: { seconds: number }): Promise<Figure[]> {
  if (readdirSync(dataDir).length === 0) await (await startServer({ dataDir, demo: true })).stop()
  const settings = { WORKERS: '2', TRUST_PROXY: 'an', LOG_LEVEL: 'silent' }
  const server = await startServer({ dataDir, demo: true, settings })
  const home = new URL('/', server.address)
  await untilAnswered(home)

  const workers = new Set(childrenOf(server.pid))
  const peaks = { site: 0, apart: 0 }
  let restarts = 0
  let ended = 0
  let isOver = false
  const until = performance.now() + seconds * 1_000
  const goesOn = () => !isOver && performance.now() < until

  const weigh = (pid: number, where: keyof typeof peaks) => {
    const megabytes = (memoryOf(pid) ?? 0) / 1_000_000
    peaks[where] = Math.max(peaks[where], megabytes)
    if (megabytes <= MOST_MB) return
    ended++
    process.kill(pid, 'SIGKILL')
  }
  const watch = async () => {
    while (goesOn()) {
      for (const pid of childrenOf(server.pid)) {
        if (!workers.has(pid)) restarts++
        workers.add(pid)
        weigh(pid, 'site')
        for (const apart of childrenOf(pid)) weigh(apart, 'apart')
      }
      await setTimeout(LOOK_MS)
    }
  }

  const waits: number[] = []
  let failed = 0
  const visit = async () => {
    while (goesOn()) {
      const begin = performance.now()
      const isThere = await fetch(home).then(
        async answer => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
        () => false,
      )
      if (!isThere) failed++
      waits.push(performance.now() - begin)
      await setTimeout(VISIT_MS)
    }
  }

  const answers = new Map<number, number>()
  const send = async (sender: number) => {
    for (let turn = 0; goesOn(); turn++) {
      const { path, type, body } = hostile(sender + turn)
      const status = await fetch(new URL(path, server.address), {
        method: 'POST',
        // Each request comes from another network, because the rate limits are not measured here.
        headers: { 'content-type': type, 'x-forwarded-for': `198.${sender}.${turn % 250}.7` },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(60_000),
      }).then(
        async answer => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }

  try {
    await Promise.all([watch(), visit(), ...Array.from({ length: SENDERS }, (_, sender) => send(sender))])
  } finally {
    isOver = true
    await server.stop()
  }
  return [
    {
      name: 'angriff.restarts',
      label: 'Ausgefallene Prozesse der Website',
      value: restarts,
      unit: 'Stück',
      goal: { most: 0 },
      details: [{ label: `über ${MOST_MB} MB beendet`, value: ended, unit: 'Stück' }],
    },
    {
      name: 'angriff.wait',
      label: 'Längstes Warten eines Besuchs',
      value: Math.max(...waits),
      unit: 'ms',
      goal: { most: LONGEST_WAIT_MS },
      details: [
        { label: 'Besuche', value: waits.length, unit: 'Stück' },
        { label: 'ohne Antwort', value: failed, unit: 'Stück' },
      ],
    },
    {
      name: 'angriff.memory',
      label: 'Speicher des größten Prozesses der Website',
      value: peaks.site,
      unit: 'MB',
      goal: { most: MOST_MB },
      details: [{ label: 'des größten, der entpackt', value: peaks.apart, unit: 'MB' }],
    },
    {
      name: 'angriff.answers',
      label: 'Gesendetes',
      value: [...answers.values()].reduce((sum, count) => sum + count, 0),
      unit: 'Stück',
      details: [...answers].map(([status, count]) => ({
        label: status === 0 ? 'abgebrochen' : `Status ${status}`,
        value: count,
        unit: 'Stück',
      })),
    },
  ]
}

type Sent = { readonly path: string; readonly type: string; readonly body: Uint8Array }

const chunks = packedChunks(60_000_000)
const small = { rows: Buffer.alloc(310) }
const pictures: readonly Buffer[] = [
  png([16_000_000, 3]),
  png([50_000_000, 1]),
  png([7_000, 7_000], { bits: 16, colour: 6, interlaced: true }),
  plainPng(7_000, 7_000),
  png([10, 10], {}, { ...small, before: Array.from({ length: 50 }, () => chunks.iCCP) }),
  webpHead(16_384, 3_000),
]
const document = pdfOf({ filters: '[/FlateDecode/FlateDecode]', bytes: packed(100_000_000, 2) })

/**
 * Returns in turn: pictures, a PDF, a form with very many tiny parts, and a form with a large file that is
 * not a photo.
 */
function hostile(turn: number): Sent {
  const kind = turn % (pictures.length + 3)
  const picture = pictures[kind]
  const photos = `/api/cms/schaeden-fotos?einreichung=${randomUUID()}`
  if (picture) return { path: photos, type: 'image/png', body: picture }
  if (kind === pictures.length) return { path: photos, type: 'application/pdf', body: document }
  const body = kind === pictures.length + 1 ? tinyParts : largeFile
  return { path: '/schaeden/neu', type: 'multipart/form-data; boundary=x', body }
}

const tinyParts = Buffer.from(
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(100_000)}--x--\r\n`,
)

const largeFile = Buffer.concat([
  Buffer.from('--x\r\ncontent-disposition: form-data; name="fotos"; filename="a.jpg"\r\n\r\n'),
  Buffer.alloc(9_600_000, 'a'),
  Buffer.from('\r\n--x--\r\n'),
])
