/**
 * Most fields and files of a form with files; a form with more questions cannot be published
 * (form-faults.ts).
 */
const MOST_PARTS = 200
/** Most fields of a form without files. */
const MOST_PAIRS = 1_000
/** Longest header of a part, in bytes: its name, its file name, its type. */
const LONGEST_HEAD = 4_096
/** Most bytes of everything but files: three times the text that a form may have. */
const MOST_TEXT = 200_000

const URLENCODED = /^application\/x-www-form-urlencoded/i
/** One strict spelling, so that the form parser cannot read another boundary than we do. */
const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;\s*charset="?[\w-]+"?\s*)?$/i

export const boundaryOf = (type: string): string | undefined => BOUNDARY.exec(type)?.[2]

/** Called with each piece of a body; returns false once the body holds more than a form may. */
export type Judge = (piece: Uint8Array) => boolean

/**
 * Counts the parts of a form while it arrives: parsing a form of a hundred thousand parts blocks the process
 * for seconds. Other bodies are not counted.
 */
export function judgeOfForm(type: string | null): Judge {
  if (type === null) return () => true
  if (URLENCODED.test(type)) return countPairs()
  const boundary = boundaryOf(type)
  // A form with another spelling is refused before it is read (sent-form.ts).
  return boundary === undefined ? () => true : countParts(boundary)
}

const AND = 0x26

function countPairs(): Judge {
  let pairs = 1
  return piece => {
    for (let at = piece.indexOf(AND); at >= 0 && pairs <= MOST_PAIRS; at = piece.indexOf(AND, at + 1))
      pairs += 1
    return pairs <= MOST_PAIRS
  }
}

/** The header of a file, as browsers write it; all other parts count as text. */
const OF_FILE = /^content-disposition: *form-data; *name="[^"]*"; *filename/im
const END_OF_HEAD = '\r\n\r\n'

/** Checks every byte once; only an unfinished header or delimiter is checked again with the next piece. */
function countParts(boundary: string): Judge {
  const delimiter = Buffer.from(`--${boundary}`)
  let unjudged: Uint8Array = Buffer.alloc(0)
  let isInHead = false
  let isText = true
  /** One more than the parts: the last delimiter only ends the form. */
  let delimiters = 0
  let text = 0

  return piece => {
    const data = Buffer.concat([unjudged, piece])
    for (let at = 0; ; ) {
      if (isInHead) {
        const end = data.indexOf(END_OF_HEAD, at)
        const length = (end < 0 ? data.length : end) - at
        if (length > LONGEST_HEAD) return false
        if (end < 0) {
          unjudged = data.subarray(at)
          return true
        }
        isText = !OF_FILE.test(data.toString('latin1', at, end))
        isInHead = false
        at = end + END_OF_HEAD.length
      } else {
        const next = data.indexOf(delimiter, at)
        const end = next < 0 ? Math.max(at, data.length - delimiter.length + 1) : next
        if (isText) text += end - at
        if (text > MOST_TEXT) return false
        if (next < 0) {
          unjudged = data.subarray(end)
          return true
        }
        delimiters += 1
        if (delimiters > MOST_PARTS + 1) return false
        isInHead = true
        at = next + delimiter.length
      }
    }
  }
}
