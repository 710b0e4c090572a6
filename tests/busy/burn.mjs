/** Keeps one core busy until its parent is gone or ends it. */
const parent = process.ppid
while (process.ppid === parent) for (let i = 0; i < 1e8; i++);
