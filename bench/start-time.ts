import type { Figure } from './figures.ts'
import { startServer, untilAnswered } from './server-process.ts'

/**
 * Measures the time from the start of the process to the first home page: on an empty folder, which the
 * server fills, and on the filled folder.
 */
export async function measureStart(dataDir: string): Promise<Figure[]> {
  const empty = await startOnce(dataDir)
  const seeded = await startOnce(dataDir)
  return [
    {
      name: 'start.empty',
      label: 'Start auf leerem Datenordner, mit Beispielstadt',
      value: empty.started,
      unit: 's',
    },
    { name: 'start.seeded', label: 'Start auf gefülltem Datenordner', value: seeded.started, unit: 's' },
    { name: 'stop', label: 'Ende nach SIGTERM, ohne Last', value: seeded.stopped, unit: 's' },
  ]
}

async function startOnce(dataDir: string): Promise<{ started: number; stopped: number }> {
  const begin = performance.now()
  const server = await startServer({ dataDir, demo: true })
  await untilAnswered(server.address)
  const started = performance.now()
  await server.stop()
  return { started: (started - begin) / 1_000, stopped: (performance.now() - started) / 1_000 }
}
