/** Returns a function that creates the HTML document of every page of a remote that runs without the shell. */
export function aloneDocument(name: string, script: string): (nonce: string) => string {
  return (nonce) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} alone</title>
<link rel="icon" href="/favicon.png">
<link rel="stylesheet" href="/assets/${name}/standalone.css">
<script nonce="${nonce}">${script}</script>
<script defer nonce="${nonce}" src="/assets/${name}/standalone.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
