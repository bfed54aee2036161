// React runs first, the cabinet in a task of its own behind it: the browser may paint and answer the person in between.
setTimeout(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
});
