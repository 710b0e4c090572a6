import { Worker } from 'node:worker_threads'

/** What keeps a machine from storing: a damaged database, a full disk, a disk that fails. */
export type Trouble = 'beschaedigt' | 'voll' | 'platte'

/** For the operator: what it is, and what to do. */
export const troubles: Readonly<Record<Trouble, string>> = {
  beschaedigt:
    'Die Datenbank ist beschädigt. Es wird nichts mehr gespeichert; gelesen wird, was sich lesen lässt. Bitte beenden Sie die Website, legen Sie den Datenordner beiseite und holen Sie die letzte Sicherung zurück (docs/betrieb/sicherung.md).',
  voll: 'Die Platte ist voll. Bis wieder Platz ist, wird nichts gespeichert, auch keine Nachricht des Kontaktformulars. Bitte schaffen Sie Platz dort, wo der Datenordner liegt.',
  platte:
    'Die Platte des Datenordners meldet Fehler oder lässt sich nicht mehr beschreiben. Bitte prüfen Sie den Datenträger und die letzte Sicherung (docs/betrieb/sicherung.md).',
}

const BY_SQLITE: Readonly<Record<number, Trouble>> = {
  8: 'platte', // SQLITE_READONLY
  10: 'platte', // SQLITE_IOERR
  11: 'beschaedigt', // SQLITE_CORRUPT
  13: 'voll', // SQLITE_FULL
  26: 'beschaedigt', // SQLITE_NOTADB
}
const BY_SYSTEM: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'voll',
  EDQUOT: 'voll',
  EIO: 'platte',
  EROFS: 'platte',
}

/** Which trouble an error of the database or the file system stands for, if any. */
export function troubleOf(error: unknown): Trouble | undefined {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  // The low byte; the high ones say more than anybody acts on.
  if (typeof errcode === 'number') return BY_SQLITE[errcode & 0xff]
  return typeof code === 'string' ? BY_SYSTEM[code] : undefined
}

export interface Health {
  /** Where trouble shows, it is told; anything else is nobody's business here. */
  noticed(error: unknown): void
  /** Something was stored: a disk that was full is not any more. */
  stored(): void
  /** The worst that is known. Damage stays until the process ends. */
  trouble(): Trouble | undefined
}

const TELL_AGAIN_MS = 60_000

/** Remembers what troubles the machine, and says it at most once a minute. */
export function watchHealth(log: { error(about: Record<string, unknown>, message: string): void }): Health {
  let damaged = false
  let passing: Trouble | undefined
  const told = new Map<Trouble, number>()
  return {
    noticed(error) {
      const trouble = troubleOf(error)
      if (!trouble) return
      if (trouble === 'beschaedigt') damaged = true
      else passing = trouble
      const last = told.get(trouble)
      if (last !== undefined && performance.now() - last < TELL_AGAIN_MS) return
      told.set(trouble, performance.now())
      log.error({ err: error }, troubles[trouble])
    },
    stored() {
      passing = undefined
    },
    trouble: () => (damaged ? 'beschaedigt' : passing),
  }
}

/** Reads the whole file in a thread of its own, so that nobody waits, and tells what is wrong with it. */
export function checkDatabase(file: string, health: Health): Promise<void> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: file, execArgv: [] })
    // A process that ends does not wait for it.
    worker.unref()
    worker.on('error', error => health.noticed(error))
    worker.on('exit', () => resolve())
  })
}
