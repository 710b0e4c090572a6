import { spawn } from 'node:child_process'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** The signal that asks a server to renew its processes. A process without a handler for the signal ends. */
const RENEW = 'SIGUSR2'

/**
 * Runs a program in our own terminal, passes signals on to it and returns its exit code; 127 if it cannot be
 * run.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { renewable?: boolean, begun?: (child: import('node:child_process').ChildProcess) => void }} options
 * `renewable`: the program handles SIGUSR2; `begun` gets the process, to exchange messages with it
 * @returns {Promise<number>}
 */
export function run(command, args, { renewable = false, begun = () => {}, ...options } = {}) {
  return new Promise(resolve => {
    const shell = process.platform === 'win32' && command.endsWith('.cmd')
    const child = spawn(command, args, { stdio: 'inherit', shell, ...options })
    begun(child)
    const passOn = [
      ...SIGNALS.map(signal => /** @type {const} */ ([signal, () => void child.kill(signal)])),
      /** @type {const} */ ([RENEW, () => void (renewable && child.kill(RENEW))]),
    ]
    const done = (/** @type {number} */ code) => {
      for (const [signal, listener] of passOn) process.off(signal, listener)
      resolve(code)
    }
    for (const [signal, listener] of passOn) process.on(signal, listener)
    child.once('error', () => done(127))
    child.once('close', code => done(code ?? 1))
  })
}
