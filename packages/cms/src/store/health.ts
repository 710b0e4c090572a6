import { isPostgresOverloaded, postgresTrouble } from './postgres/trouble.ts'
import { isSqliteOverloaded, sqliteTrouble } from './sqlite/trouble.ts'
import { type Trouble, troubles } from './troubles.ts'

const BY_SYSTEM: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'voll',
  EDQUOT: 'voll',
  EIO: 'platte',
  EROFS: 'platte',
}

/**
 * Returns the trouble that an error of the database or the file system indicates; undefined if there is none.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  const told = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return sqliteTrouble(told) ?? postgresTrouble(told) ?? BY_SYSTEM[String(told.code)]
}

/** Tests whether the database is temporarily overloaded, which is no trouble of the machine. */
export function isOverloaded(error: unknown): boolean {
  const told = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return isSqliteOverloaded(told) || isPostgresOverloaded(told)
}

export interface Health {
  /** Records an error if it indicates trouble. */
  noticed(error: unknown): void
  /** Call after a successful write: it ends all trouble except damage. */
  stored(): void
  /** Call after an answer of the database: it is reachable again. */
  answered(): void
  /**
   * Registers a check that runs whenever the trouble is queried. The check throws the error that it finds.
   */
  watch(look: () => void): void
  /** The known trouble: damage, which stays until the process ends, before the latest other one. */
  trouble(): Trouble | undefined
}

const TELL_AGAIN_MS = 60_000

/** Records trouble of the machine, and logs it at most once a minute. */
export function watchHealth(log: { error(about: Record<string, unknown>, message: string): void }): Health {
  let damaged = false
  let passing: Trouble | undefined
  const told = new Map<Trouble, number>()
  const looks: (() => void)[] = []
  const health: Health = {
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
    answered() {
      if (passing === 'nicht-erreichbar') passing = undefined
    },
    watch: look => void looks.push(look),
    trouble() {
      for (const look of looks) {
        try {
          look()
        } catch (error) {
          health.noticed(error)
        }
      }
      return damaged ? 'beschaedigt' : passing
    },
  }
  return health
}
