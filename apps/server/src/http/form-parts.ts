/** Fields and files of a form with files; a form with more answers is not published (form-faults.ts). */
const MOST_PARTS = 200
/** Pairs of a form without files. */
const MOST_PAIRS = 1_000
/** What a part says of itself: its name, that of its file, a type. */
const LONGEST_HEAD = 4_096
/** All that is no file, in bytes: three times what a form takes in words. */
const MOST_TEXT = 200_000

const URLENCODED = /^application\/x-www-form-urlencoded/i
/** Said in one way only, so that whoever takes the form apart cannot read another boundary than we have. */
const BOUNDARY =
  /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;\s*charset="?[\w-]+"?\s*)?$/i

export const boundaryOf = (type: string): string | undefined => BOUNDARY.exec(type)?.[2]

/** Told every piece of a body while it comes; false where there is more in it than a form has. */
export type Judge = (piece: Uint8Array) => boolean

/**
 * Taking a form of a hundred thousand parts apart blocks the process for seconds, so they are counted while it comes. Other
 * bodies are none of its business.
 */
export function judgeOfForm(type: string | null): Judge {
  if (type === null) return () => true
  if (URLENCODED.test(type)) return countPairs()
  const boundary = boundaryOf(type)
  // What is a form of another spelling is turned away before it is read (sent-form.ts).
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

/** Of a file, as browsers say it; everything else counts as text. */
const OF_FILE = /^content-disposition: *form-data; *name="[^"]*"; *filename/im
const END_OF_HEAD = '\r\n\r\n'

/** Looks at every byte once, and again at the few that a piece ends with. */
function countParts(boundary: string): Judge {
  const delimiter = Buffer.from(`--${boundary}`)
  let unjudged: Uint8Array = Buffer.alloc(0)
  let isInHead = false
  let isText = true
  /** The last of them ends the form. */
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
