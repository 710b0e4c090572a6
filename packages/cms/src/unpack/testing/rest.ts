import { openLane } from '../lane.ts'
import { png } from './hostile-pictures.ts'

/**
 * Starts one idle child and prints its id. With the argument `stay` it runs until it is killed; otherwise it
 * ends at once.
 */
const lane = openLane({
  places: 1,
  room: 1,
  heldBytes: 1_000_000,
  mostCpuMs: 60_000,
  longestMs: 60_000,
  mostBytes: 800_000_000,
  restMs: 3_600_000,
})
await lane.run('head', png([10, 10]))
process.stdout.write(`${lane.resting()[0]}\n`)
if (process.argv[2] === 'stay') setInterval(() => {}, 1_000)
