/**
 * Builds one app with its configuration: `node scripts/build-app.mjs apps/site vite.config.ts`. Prints
 * nothing on success; a warning of the bundler (such as a class that a style sheet lacks) is our fault and
 * fails the build.
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
  // The timing of plugins would count as a warning.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
})
await builder.buildApp()
if (logger.hasWarned) process.exitCode = 1
