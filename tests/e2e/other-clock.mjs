/**
 * Preloaded into a server that a test starts (`node --import`): gives it another clock than that of the
 * machine. The parent process sets the clock and gets a message once it is set. The server does not notice,
 * and no other process can set the clock.
 */

if (!process.send) throw new Error('The clock of a server is set by the test that has started it')

/** In the environment, so that child processes of the server use the same clock: milliseconds ahead. */
const AHEAD = 'OTHER_CLOCK_AHEAD'

const Real = Date
const inherited = process.env[AHEAD]
let ahead = Number(inherited ?? 0)
const now = () => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (_, given, made) => Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
})
Real.prototype.constructor = Date

const { promise: isSet, resolve } = Promise.withResolvers()
process.on('message', ({ moment }) => {
  ahead = Real.parse(moment) - Real.now()
  process.env[AHEAD] = String(ahead)
  process.send({ moment })
  resolve()
})
// A town does not outlive its test.
process.once('disconnect', () => process.exit())

// No code of the server runs before its clock is set.
if (inherited === undefined) await isSet
