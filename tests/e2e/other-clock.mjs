/**
 * Loaded before a server that a test starts (`node --import`): its clock goes another way than that of the machine. Whoever
 * has started it sets the clock, and is told when it is set. The server knows nothing of it, and nobody else can set it.
 */

if (!process.send) throw new Error('The clock of a server is set by the test that has started it')

/** In the environment, so that the processes which the server begins go by its clock: so many milliseconds ahead. */
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

// Nothing of the server runs at another time.
if (inherited === undefined) await isSet
