import { readdirSync } from 'node:fs'
import { demand } from './ask.ts'
import { type Figure, isMissed } from './figures.ts'
import type { Rival } from './flags.ts'
import { type LoadResult, putLoadOn } from './load.ts'
import { hasNginx, sendFiles } from './nginx.ts'
import { profileOf } from './profile.ts'
import { startServer, untilAnswered } from './server-process.ts'
import { missingPackages, startWordpress } from './wordpress/wordpress.ts'
import { askWithWrk, hasWrk } from './wrk.ts'

const CONNECTIONS = 32
const WARMUP_SECONDS = 2
const PLAIN = {}
const BROTLI = { 'accept-encoding': 'br' }

/** As many links as the menu of our town has. */
const MENU = { areas: 8, pages: 7 }

/** Least seconds: a page of WordPress takes so long that a shorter time would contain too few slow pages. */
const WORDPRESS_SECONDS = 10

const OFF = {}
const ON = { SEITENSPEICHER: 'an' }

type Page = { plain: Uint8Array; brotli: Uint8Array }

/**
 * Measures the home page on all cores: drawn, from the page cache, the same bytes from nginx, and a
 * comparable page from WordPress. The same load generator requests them one after the other, over the same
 * number of connections, and runs on the same machine.
 */
export async function measureTogether(
  dataDir: string,
  { seconds, against }: { seconds: number; against: readonly Rival[] },
): Promise<Figure[]> {
  if (readdirSync(dataDir).length === 0) await (await startServer({ dataDir, demo: true })).stop()
  const ask = asking(seconds)

  const drawn = await measureOurs(dataDir, OFF, ask)
  const kept = await measureOurs(dataDir, ON, ask)
  const figures = [
    rate('off', 'Startseite, Seitenspeicher aus', drawn.plain),
    rate('off.brotli', 'ebenso mit Brotli', drawn.brotli),
    rate('on', 'Startseite, Seitenspeicher an', kept.plain),
    rate('on.brotli', 'ebenso mit Brotli', kept.brotli),
  ]
  if (against.includes('nginx') && isThere('nginx', hasNginx() ? [] : ['nginx-light'])) {
    const nginx = await measureNginx(kept.page, ask)
    figures.push(
      rate('nginx', 'dieselben Bytes von nginx', nginx.plain),
      rate('nginx.brotli', 'ebenso mit Brotli', nginx.brotli),
      await explained(dataDir, ON, BROTLI, {
        name: 'together.nginx.ratio',
        label: 'Seitenspeicher im Verhältnis zu nginx, Brotli',
        value: kept.brotli.rate / nginx.brotli.rate,
        unit: 'mal',
        goal: { least: 0.8, dependsOnMachine: true },
        details: [{ label: 'ohne Brotli', value: kept.plain.rate / nginx.plain.rate, unit: 'mal' }],
      }),
    )
  }
  if (against.includes('wordpress') && isThere('WordPress', await missingPackages())) {
    const { bytes, result } = await measureWordpress(ask)
    figures.push(
      { ...rate('wordpress', 'vergleichbare Startseite von WordPress', result, bytes) },
      await explained(dataDir, OFF, PLAIN, {
        name: 'together.wordpress.ratio',
        label: 'Seitenspeicher aus im Verhältnis zu WordPress',
        value: drawn.plain.rate / result.rate,
        unit: 'mal',
        goal: { least: 25, dependsOnMachine: true },
      }),
    )
  }
  return figures
}

type Ask = (
  url: URL,
  headers: Record<string, string>,
  more?: { pid?: number; least?: number },
) => Promise<LoadResult>

/**
 * Returns the load generator: wrk if it is installed, because it takes the least computing time from the
 * servers.
 */
function asking(seconds: number): Ask {
  const isWrk = hasWrk()
  console.error(
    `Gefragt wird von ${isWrk ? 'wrk' : 'autocannon'} über ${CONNECTIONS} Verbindungen, auf derselben Maschine.`,
  )
  return async (url, headers, { pid = 0, least = 0 } = {}) => {
    const load = { url: url.href, headers, connections: CONNECTIONS, seconds: Math.max(seconds, least) }
    if (!isWrk) return putLoadOn({ ...load, pid, warmupSeconds: WARMUP_SECONDS })
    await askWithWrk({ ...load, seconds: WARMUP_SECONDS })
    return askWithWrk(load)
  }
}

function isThere(name: string, missing: readonly string[]): boolean {
  if (missing.length > 0)
    console.error(
      `Ohne Vergleich mit ${name}: Es fehlt ${missing.join(', ')} (Debian: apt install ${missing.join(' ')}).`,
    )
  return missing.length === 0
}

async function measureOurs(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<{ plain: LoadResult; brotli: LoadResult; page: Page }> {
  const server = await startServer({ dataDir, demo: true, settings: { ...settings, WORKERS: 'auto' } })
  const { address, pid } = server
  await untilAnswered(address)
  const page = { plain: (await demand(address, PLAIN)).body, brotli: (await demand(address, BROTLI)).body }
  const plain = await ask(address, PLAIN, { pid })
  const brotli = await ask(address, BROTLI, { pid })
  await server.stop()
  return { plain, brotli, page }
}

async function measureNginx(page: Page, ask: Ask) {
  const nginx = await sendFiles(page)
  const plain = await ask(nginx.address, PLAIN)
  const brotli = await ask(new URL('/brotli', nginx.address), BROTLI)
  await nginx.stop()
  return { plain, brotli }
}

async function measureWordpress(ask: Ask) {
  const wordpress = await startWordpress(MENU)
  // Each process compiles and connects at its first request.
  for (let time = 0; time < 20; time++) await demand(wordpress.address)
  const result = await ask(wordpress.address, PLAIN, { least: WORDPRESS_SECONDS })
  await wordpress.stop()
  return { bytes: wordpress.bytes, result }
}

function rate(name: string, label: string, { rate, p50, p99 }: LoadResult, bytes?: number): Figure {
  return {
    name: `together.${name}`,
    label,
    value: rate,
    unit: '/s',
    details: [
      { label: 'p50', value: p50, unit: 'ms' },
      { label: 'p99', value: p99, unit: 'ms' },
      ...(bytes === undefined ? [] : [{ label: 'HTML', value: bytes / 1_000, unit: 'KB' } as const]),
    ],
  }
}

/** Adds a CPU profile of one of our processes to a figure that misses its goal. */
async function explained(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  headers: Record<string, string>,
  figure: Figure,
): Promise<Figure> {
  return isMissed(figure) ? { ...figure, profile: await profileOf(dataDir, { settings, headers }) } : figure
}
