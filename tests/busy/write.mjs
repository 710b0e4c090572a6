/** Writes 64 MB to the disk repeatedly, until its parent ends or kills it. */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

const [, , file = ''] = process.argv
const parent = process.ppid
const block = Buffer.alloc(4 * 1024 * 1024, 7)
while (process.ppid === parent) {
  const written = openSync(file, 'w')
  for (let blocks = 0; blocks < 16; blocks++) {
    writeSync(written, block)
    fsyncSync(written)
  }
  closeSync(written)
}
