interface CephPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly monitorPort: number;
  readonly port: number;
}

/** The smallest Ceph that serves S3: alone on loopback, one copy of everything, nothing on a disk. */
export function cephConfiguration({ folder, cluster, monitorPort, port }: CephPlace): string {
  return output({
    global: {
      fsid: cluster,
      mon_host: `v1:127.0.0.1:${monitorPort}`,
      ms_bind_msgr2: false,
      public_network: "127.0.0.0/8",
      auth_cluster_required: "none",
      auth_service_required: "none",
      auth_client_required: "none",
      run_dir: folder,
      admin_socket: "",
      log_file: join("log"),
      log_to_stderr: false,
      err_to_stderr: false,
      osd_pool_default_size: 1,
      osd_pool_default_min_size: 1,
      osd_pool_default_pg_num: 1,
      osd_pool_default_pgp_num: 1,
      osd_pool_default_pg_autoscale_mode: "off",
      osd_crush_chooseleaf_type: 0,
      mon_allow_pool_size_one: true,
      mon_max_pg_per_osd: 1000,
    },
    "mon.a": {
      mon_data: join("monitor"),
      mon_data_avail_warn: 1,
      mon_data_avail_crit: 1,
      paxos_propose_interval: 0.01,
      paxos_min_wait: 0.01,
    },
    "osd.0": { osd_data: join("disk"), osd_objectstore: "memstore", memstore_device_bytes: 2 ** 31 },
    "client.rgw": {
      rgw_frontends: `beast endpoint=127.0.0.1:${port}`,
      rgw_data: join("gateway"),
      // Small, so that a handful of objects fills a page.
      rgw_max_listing_results: 4,
      // Otherwise the next gateway waits for a killed one.
      rgw_cache_enabled: false,
      rgw_enable_ops_log: false,
      rgw_enable_usage_log: false,
    },
  });

  function join(name: string): string {
    return `${folder}/${name}`;
  }
}

function output(sections: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>): string {
  return Object.entries(sections)
    .flatMap(([name, values]) => [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)])
    .map((line) => `${line}\n`)
    .join("");
}
