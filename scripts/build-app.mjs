/**
 * Builds one app as its configuration says: `node scripts/build-app.mjs apps/site vite.config.ts`. Says nothing where all is
 * well; what the bundler warns of (a class that a style sheet lacks, say) is a fault of ours and fails the build.
 */
import { join, resolve } from 'node:path'
import { createBuilder, createLogger } from 'vite'
import { classNames } from './class-names.mjs'

const [folder = '', configFile = ''] = process.argv.slice(2)
const root = resolve(folder)
const logLevel = 'warn'
const logger = createLogger(logLevel)
const builder = await createBuilder({
  root,
  configFile: join(root, configFile),
  logLevel,
  customLogger: logger,
  plugins: [classNames()],
  // How long each plugin took is a report, no warning.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
})
await builder.buildApp()
if (logger.hasWarned) process.exitCode = 1
