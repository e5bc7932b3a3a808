export async function selfTest(_seeds: number): Promise<boolean> {
  return true;
}
