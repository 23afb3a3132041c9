#!/bin/sh
# Runs a command where it reaches nothing: a root folder with nothing but what is named, all of it
# read-only, a home folder in memory, and a network that only has its own loopback.
#
# Usage: unshare --mount --net --pid --uts --fork ... sh jail.sh ROOT SOURCE=TARGET... -- COMMAND...
# ROOT is an empty folder; the command finds each SOURCE at TARGET.
set -eu

root=$1
shift
mount -t tmpfs -o mode=755,nosuid,nodev tmpfs "$root"
cd "$root"
mkdir -p proc dev home/reader old tmp

while [ "$1" != -- ]; do
  source=${1%%=*}
  target=.${1#*=}
  shift
  if [ -L "$source" ]; then
    mkdir -p "$(dirname "$target")"
    ln -s "$(readlink "$source")" "$target"
    continue
  elif [ -d "$source" ]; then
    mkdir -p "$target"
  else
    mkdir -p "$(dirname "$target")"
    : > "$target"
  fi
  mount --bind "$source" "$target"
  case $target in
    ./dev/*) ;;
    *) mount -o remount,bind,ro,nosuid,nodev "$target" ;;
  esac
done
shift

mount -t proc proc proc || true # Some containers refuse it, and hardly any client reads it.
mount -t tmpfs -o mode=755,size=256m,nosuid,nodev tmpfs home/reader
ip link set lo up
hostname reader # Some clients send the name of the machine.
pivot_root . old
cd /
umount -l old
rmdir old
mount -o remount,ro,nosuid,nodev /
cd /home/reader
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
