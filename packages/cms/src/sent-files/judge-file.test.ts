import { expect, test } from 'vitest'
import { shownName } from './judge-file.ts'

test.each([
  [String.raw`C:\fakepath\Plan 1.pdf`, 'pdf', 'Plan 1.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['.htaccess', 'jpg', 'htaccess.jpg'],
  ['laterne.php.jpg', 'jpg', 'laterne.jpg'],
  ['rechnung\u202efdp.exe', 'pdf', 'rechnungfdp.pdf'],
  ['', 'pdf', 'datei.pdf'],
])(
  'A file that calls itself %j is kept without a path, and ends as the %s that it is: %s',
  (given, endung, name) => {
    expect(shownName(given, endung)).toBe(name)
  },
)
