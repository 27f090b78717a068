/** Loaded into the product's process before the product itself, which keeps using `Date.now`. */
const systemNow = Date.now;
let aheadMs = 0;

Date.now = () => systemNow() + aheadMs;
process.on("message", (byMs) => {
  aheadMs += Number(byMs);
});
process.channel?.unref();
